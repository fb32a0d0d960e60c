// Loaded into a server under measure (--import): tells its parent how much CPU it has used.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
// The wish to be asked is no reason to stay alive.
process.channel?.unref();
