import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  readonly from: string
  readonly to: readonly string[]
  /** The raw mail. */
  readonly source: string
}

/** The decoded text of a caught mail: of each of its parts, the plain text first. */
export function partsOf({ source }: Pick<CaughtMail, 'source'>): string[] {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary ? source.split(`--${boundary}`).slice(1, -1) : [source]
  return parts.flatMap((part) => {
    const end = part.indexOf('\r\n\r\n')
    const partHead = part.slice(0, end)
    const body = part.slice(end + 4)
    // A part may have parts itself: the text beside its calendar.
    if (/boundary=/.test(partHead)) return partsOf({ source: part.trimStart() })
    if (/transfer-encoding: base64/i.test(partHead)) return Buffer.from(body, 'base64').toString()
    if (!/transfer-encoding: quoted-printable/i.test(partHead)) return body
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  })
}

/** Why the local mail server does not take mail of or for an address; null where it does. */
function refusalFor(address: string): Error | null {
  if (address.startsWith('nobody@')) return new Error('no such mailbox')
  if (address.startsWith('later@')) return Object.assign(new Error('try again later'), { responseCode: 450 })
  return null
}

/** A local mail server that keeps what it accepts: mail of and for everybody but nobody@, and later@, whom it puts off. */
export async function openMailCatcher(port = 0) {
  const caught: CaughtMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(refusalFor(address)),
    onRcptTo: ({ address }, _session, done) => done(refusalFor(address)),
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        caught.push({ from, to, source: Buffer.concat(pieces).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const address = smtp.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server listens on a port')
  return {
    caught,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
