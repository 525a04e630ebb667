#include "plural_rules.h"

#include <unicode/upluralrules.h>

int32_t plural_category(const char *language, double number, uint16_t *category, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  if (U_FAILURE(status)) return 0;
  int32_t length = uplrules_select(rules, number, (UChar *)category, capacity, &status);
  uplrules_close(rules);
  return U_SUCCESS(status) ? length : 0;
}
