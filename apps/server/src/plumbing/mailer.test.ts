import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openMailer } from './mailer.ts'

let smtp: SMTPServer | null = null
let received: { from: string; to: string[]; text: string }[] = []

/** A mail server of this machine, which takes mail for everybody but nobody@. */
async function aMailServer(): Promise<string> {
  received = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString(),
        })
        done()
      })
    },
  })
  smtp = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server listens on a port')
  return `smtp://127.0.0.1:${address.port}`
}

afterEach(() => new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve())))

const message = {
  id: '0197',
  to: 'zhou@company.example',
  subject: '候选人推荐',
  text: 'Please read.',
  html: null,
}

test('mail goes out over SMTP, from whom it is set up, under an id that stays the same', async () => {
  const mailer = openMailer({ url: await aMailServer(), from: 'Candor <candor@company.example>' })
  await mailer.send(message)
  expect(received).toMatchObject([{ from: 'candor@company.example', to: ['zhou@company.example'] }])
  expect(received[0]?.text).toContain('Message-ID: <0197@company.example>')
  expect(received[0]?.text).toContain('Please read.')
})

test('what the mail server refuses is thrown in its own words', async () => {
  const mailer = openMailer({ url: await aMailServer(), from: 'candor@company.example' })
  await expect(mailer.send({ ...message, to: 'nobody@company.example' })).rejects.toThrow('no such mailbox')
  expect(received).toEqual([])
})
