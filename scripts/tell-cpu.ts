// Loaded into a measured server (--import): reports its CPU time and memory to its parent.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1e6 });
});
// Listening for questions must not keep the process alive.
process.channel?.unref();
