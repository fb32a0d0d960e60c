/**
 * How Node runs the server, wherever it is started. A page's answer makes a few megabytes of
 * short-lived objects: with V8's 16 MB they outlive a collection and are copied, which costs a
 * fifteenth of a calculator page's time (scripts/bench-http.ts). In the worst case it holds 48 MB
 * more.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32'];

/**
 * glibc keeps freed memory in a place for each thread, up to eight for a core: after some photos
 * the server would hold 100 MB more that nobody uses. From a megabyte on a piece of memory goes back to the system
 * when it is freed: by itself glibc raises that limit to 32 MB with the first large file.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
