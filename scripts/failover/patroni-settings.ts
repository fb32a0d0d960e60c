import { join } from 'node:path';
import { stringify } from 'yaml';

export type Node = {
  readonly name: string;
  readonly folder: string;
  readonly databasePort: number;
  /** Where Patroni says what the node is. */
  readonly restPort: number;
};

// As small as Patroni lets them be: what a failover takes is for the most part these.
const TTL_S = 20;
const LOOP_S = 2;
const RETRY_S = 5;

/** What Patroni is told of one node of the cluster. A commit is acknowledged when a second node has it on its disk, too. */
export function patroniSettings(
  { name, folder, databasePort, restPort }: Node,
  { binaries, etcdPorts }: { readonly binaries: string; readonly etcdPorts: readonly number[] },
): string {
  const everybody = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
  return stringify({
    scope: 'solrig',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: etcdPorts.map((port) => `127.0.0.1:${port}`).join(',') },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: LOOP_S,
        retry_timeout: RETRY_S,
        maximum_lag_on_failover: 1_048_576,
        // A server that broke off is not waited for: another takes over.
        master_start_timeout: 0,
        primary_start_timeout: 0,
        synchronous_mode: true,
        // Rather no writes than writes that one node alone has.
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, wal_keep_size: '256MB', shared_buffers: '32MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: [...everybody, 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${databasePort}`,
      connect_address: `127.0.0.1:${databasePort}`,
      data_dir: join(folder, 'data'),
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'solrig', password: 'on this machine only' },
        replication: { username: 'replicator', password: 'on this machine only' },
      },
      parameters: { unix_socket_directories: folder },
      // A node whose own history leads elsewhere is made anew from the leader's.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: 'off' },
  });
}
