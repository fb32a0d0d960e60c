export type EtcdSettings = {
  readonly name: string;
  /** Where it is asked. */
  readonly port: number;
  /** What it is started with, but for its folder; the same again after it has died. */
  readonly args: readonly string[];
};

const ASK_WITHIN_MS = 2_000;

/** As many members as there are ports, all on this machine. */
export function etcdMembersOn(
  ports: readonly number[],
  peerPorts: readonly number[],
): readonly EtcdSettings[] {
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const members = peerPorts.map((port, index) => `etcd${index}=${at(port)}`).join(',');
  return ports.map((port, index) => {
    const name = `etcd${index}`;
    const [own, ownPeer] = [at(port), at(peerPorts[index])];
    const args = ['--name', name];
    args.push('--listen-client-urls', own, '--advertise-client-urls', own);
    args.push('--listen-peer-urls', ownPeer, '--initial-advertise-peer-urls', ownPeer);
    args.push('--initial-cluster', members, '--initial-cluster-state', 'new');
    // Both longer than usual: a busy machine is no dead one.
    args.push('--heartbeat-interval', '300', '--election-timeout', '3000');
    return { name, port, args };
  });
}

type EtcdStatus = { readonly leader: string; readonly header: { readonly member_id: string } };

export async function leadsEtcd({ port }: Pick<EtcdSettings, 'port'>): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(ASK_WITHIN_MS),
  });
  const { leader, header } = (await answer.json()) as EtcdStatus;
  return leader === header.member_id;
}
