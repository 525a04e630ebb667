import Foundation
import TestSupport

/// A library that stands between a program and the system, and lets one change of the disk kill the program, or fail.
///
/// Permissions do not bind the super-user, a full disk cannot be had at will, and no signal comes at a given call.
struct FaultyDisk {
  /// What happens.
  enum Fault: Equatable, CustomStringConvertible {
    /// At the change and not before it; of what is written a half is there.
    case kill
    /// From this change on; a full disk still lets files go.
    case error(Int32)

    var description: String { if case .error(let code) = self { String(cString: strerror(code)) } else { "kill" } }
  }

  private static let compiler = "/usr/bin/cc"
  static let isAvailable = FileManager.default.isExecutableFile(atPath: compiler)

  private let folder: TemporaryFolder

  /// Compiles the library.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.source, to: "faults.c")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.compiler)
    process.arguments = ["-shared", "-fPIC", "-O1", folder.path("faults.c"), "-o", folder.path("faults.so"), "-ldl"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// What a program needs for the n-th change to go wrong, counted from 1; with 0 none does.
  func environment(_ fault: Fault, at number: Int, log: String? = nil) -> [String: String] {
    let others = BuiltTool.ofSanitizers["LD_PRELOAD"].map { "\($0):" } ?? ""
    var variables = ["LD_PRELOAD": others + folder.path("faults.so"), "FAULT_AT": "\(number)"]
    variables["FAULT_LOG"] = log
    if case .error(let code) = fault { variables["FAULT_CODE"] = "\(code)" }
    return variables
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdatomic.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <unistd.h>

    static long at, code;
    static int log_file = -1;
    static atomic_long count;

    __attribute__((constructor)) static void begin(void) {
      const char *text = getenv("FAULT_AT"), *error = getenv("FAULT_CODE"), *log = getenv("FAULT_LOG");
      at = text ? atol(text) : 0;
      code = error ? atol(error) : 0;
      if (log) log_file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }

    static void note(const char *what, const char *name) {
      char line[512];
      if (log_file < 0) return;
      int length = snprintf(line, sizeof line, "%s %s\n", what, name);
      syscall(SYS_write, log_file, line, length < (int)sizeof line ? length : (int)sizeof line - 1);
    }

    /* Whether the change fails; it needs room on the disk, or not. */
    static int fails(const char *what, const char *name, int grows) {
      note(what, name);
      long number = atomic_fetch_add(&count, 1) + 1;
      if (at == 0 || number < at) return 0;
      if (code == 0) {
        if (number == at) return 2;
        return 0;
      }
      if (code == ENOSPC && !grows) return 0;
      errno = code;
      return 1;
    }

    #define CHANGE(what, name, grows) \
      do { \
        int fault = fails(what, name, grows); \
        if (fault == 2) kill(getpid(), SIGKILL); \
        if (fault) return -1; \
      } while (0)

    #define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

    static int opened(int folder, const char *path, int flags, mode_t mode) {
      if (flags & O_CREAT) CHANGE("make", path, 1);
      else note("open", path);
      return syscall(SYS_openat, folder, path, flags, mode);
    }

    #define MODE(flags) \
      mode_t mode = 0; \
      if (flags & O_CREAT) { va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }

    int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
    int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
    int openat(int folder, const char *path, int flags, ...) { MODE(flags) return opened(folder, path, flags, mode); }
    int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return opened(folder, path, flags, mode); }

    int mkdir(const char *path, mode_t mode) {
      struct stat status;
      REAL(mkdir);
      if (lstat(path, &status) != 0) CHANGE("folder", path, 1);
      return real(path, mode);
    }
    int mkdirat(int folder, const char *path, mode_t mode) {
      struct stat status;
      REAL(mkdirat);
      /* One that is there is no change. */
      if (fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) != 0) CHANGE("folder", path, 1);
      return real(folder, path, mode);
    }
    int renameat(int from, const char *old, int to, const char *new) {
      REAL(renameat);
      CHANGE("move", new, 1);
      return real(from, old, to, new);
    }
    int rename(const char *old, const char *new) {
      REAL(rename);
      CHANGE("move", new, 1);
      return real(old, new);
    }
    int linkat(int from, const char *old, int to, const char *new, int flags) {
      REAL(linkat);
      CHANGE("link", new, 1);
      return real(from, old, to, new, flags);
    }
    int unlinkat(int folder, const char *path, int flags) {
      REAL(unlinkat);
      CHANGE("remove", path, 0);
      return real(folder, path, flags);
    }
    int rmdir(const char *path) {
      REAL(rmdir);
      CHANGE("remove", path, 0);
      return real(path);
    }
    int flock(int file, int operation) {
      REAL(flock);
      note("lock", "");
      return real(file, operation);
    }
    ssize_t write(int file, const void *bytes, size_t size) {
      struct stat status;
      /* Standard streams, pipes and counters of events are not on the disk. */
      if (file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        int fault = fails("write", "", 1);
        if (fault == 2) {
          syscall(SYS_write, file, bytes, size / 2);
          kill(getpid(), SIGKILL);
        }
        if (fault) return -1;
      }
      return syscall(SYS_write, file, bytes, size);
    }
    """#
}
