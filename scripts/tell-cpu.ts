// Loaded into a measured server (--import): tells its parent how much CPU time and memory it has used.
process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  const main = process.threadCpuUsage();
  process.send?.({
    question,
    cpuMs: (user + system) / 1000,
    mainMs: (main.user + main.system) / 1000,
    memoryMb: process.memoryUsage.rss() / 1e6,
  });
});
// Listening for questions must not keep the process alive.
process.channel?.unref();
