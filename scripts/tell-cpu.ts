// Loaded into a server under measure (--import): tells its parent how much CPU it has used, and memory it holds.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1e6 });
});
// The wish to be asked is no reason to stay alive.
process.channel?.unref();
