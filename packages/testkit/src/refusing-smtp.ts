import { SMTPServer } from 'smtp-server'

/** One answer of a real mail server: `550-5.7.26 …` in its lines, and the command that gets it. */
export interface SmtpAnswer {
  readonly at: 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA'
  /** Lines of the answer, each without its reply code. */
  readonly lines: readonly string[]
  readonly code: number
}

/** A local mail server that takes everything, or gives the answer that a test has set. */
export async function openRefusingServer() {
  let answer: SmtpAnswer | null = null
  const errorAt = (at: SmtpAnswer['at']): Error | null => {
    if (answer?.at !== at) return null
    const error = Object.assign(new Error('refused'), { responseCode: answer.code })
    // smtp-server writes a list as an answer of several lines.
    Object.defineProperty(error, 'message', { value: answer.lines })
    return error
  }
  const smtp = new SMTPServer({
    authOptional: true,
    // The answers bring their own enhanced codes.
    hideENHANCEDSTATUSCODES: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(errorAt('AUTH'), { user: 'candor' }),
    onMailFrom: (_address, _session, done) => done(errorAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(errorAt('RCPT TO')),
    onData(stream, _session, done) {
      stream.on('end', () => done(errorAt('DATA')))
      stream.resume()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server listens on a port')
  return {
    url: `smtp://candor:secret@127.0.0.1:${address.port}`,
    /** Sets the answer to the next mails; null takes them. */
    refuseWith: (given: SmtpAnswer | null) => {
      answer = given
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
