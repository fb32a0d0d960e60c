import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpMail } from './smtp.ts';

type Received = { readonly to: readonly string[]; readonly content: string };

const MAIL = {
  to: 'aase@example.dk',
  subject: 'Din forespørgsel',
  text: 'Hej Åse',
  html: '<p>Hej Åse</p>',
  messageId: 'm1',
};

/** A real mail server on loopback; a refusal is the code it answers with. */
async function mailServer(refusal?: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error('refused'), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, content: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('mail over SMTP', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const serverWith = async (refusal?: number) => {
    const server = await mailServer(refusal);
    closing.push(server.close);
    return {
      ...server,
      sender: smtpMail({ url: server.url, from: 'Solrig <solrig@solrig.example>' }),
    };
  };

  test('arrives with its subject, both texts and a lasting id', async () => {
    const { sender, received } = await serverWith();
    expect(await sender.send(MAIL)).toEqual({ ok: true, value: null });
    const [mail] = received;
    expect(mail?.to).toEqual(['aase@example.dk']);
    expect(mail?.content).toMatch(/^From: Solrig <solrig@solrig\.example>/m);
    expect(mail?.content).toMatch(/^Message-ID: <m1@solrig>/m);
    expect(mail?.content).toContain('text/plain');
    expect(mail?.content).toContain('text/html');
  });

  test('a line break in a value starts no header and adds no receiver', async () => {
    const { sender, received } = await serverWith();
    await sender.send({
      ...MAIL,
      subject: 'Hej\r\nBcc: other@example.dk',
      to: 'aase@example.dk\r\nBcc: third@example.dk',
    });
    for (const { to, content } of received) {
      expect(to).not.toContain('other@example.dk');
      expect(to).not.toContain('third@example.dk');
      expect(content.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    }
  });

  test.each([
    [450, 'temporary'],
    [550, 'permanent'],
  ])('a refusal with %d is %s', async (code, kind) => {
    const { sender } = await serverWith(code);
    expect(await sender.send(MAIL)).toEqual({ ok: false, error: { kind, code: String(code) } });
  });

  test('a server that is away is a temporary failure', async () => {
    const { sender, close } = await serverWith();
    await close();
    closing.pop();
    expect(await sender.send(MAIL)).toMatchObject({ ok: false, error: { kind: 'temporary' } });
  });

  test('a server that takes the call and says nothing is given up', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const sender = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@solrig.example' }, 200);
    const started = performance.now();
    expect(await sender.send(MAIL)).toMatchObject({ ok: false, error: { kind: 'temporary' } });
    expect(performance.now() - started).toBeLessThan(5_000);
    silent.close();
  });
});
