// Tells the thread sanitizer of the locks of Swift's Synchronization library where a thread has to wait for one. That part of
// the library is not instrumented, so what the lock guards would be reported as a race.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Of the sanitizer's runtime, in the program.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
// Methods of Synchronization._MutexHandle.
#define METHOD(name, type) "$s15Synchronization12_MutexHandleV" name type
#define LOCK METHOD("9_lockSlow", "yys6UInt32VF")
#define TRY_LOCK METHOD("12_tryLockSlow", "SbyF")
#define UNLOCK METHOD("11_unlockSlow", "yyF")

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_lock(SELF) __asm__(TRY_LOCK);
SWIFT void unlock(SELF) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF) {
  SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  original(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool try_lock(SELF) {
  SWIFT bool (*original)(SELF) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool taken = original(self);
  if (taken && __tsan_acquire) __tsan_acquire(self);
  return taken;
}

SWIFT void unlock(SELF) {
  SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  original(self);
}
