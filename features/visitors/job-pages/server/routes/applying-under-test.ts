import type { ServerUnderTest } from '@candor/testkit/server'
import { resumeText } from '../../../../candidates/resume-drop/server/routes/drops-under-test.ts'

export interface GivenForm {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly note?: string
  readonly person?: string
  readonly agree?: string
  readonly website?: string
  readonly file?: string | Uint8Array<ArrayBuffer> | null
  readonly fileName?: string
}

/** Sends the form of a job page as a browser without script does. */
export function applyingUnderTest(server: ServerUnderTest) {
  async function apply(path: string, given: GivenForm = {}, address = '192.0.2.1', lang = 'en') {
    const { file = resumeText(), fileName = '简历.txt', ...fields } = given
    const form = new FormData()
    const usual = { name: '范思齐', email: 'fan.siqi@mail.example', phone: '', agree: '1' }
    for (const [field, value] of Object.entries({ ...usual, ...fields })) form.append(field, value)
    if (file !== null) form.append('resume', new Blob([file]), fileName)
    const sent = new Response(form)
    return server.app.inject({
      method: 'POST',
      url: `${path}?lang=${lang}`,
      remoteAddress: address,
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }

  const candidates = (companyId: string) =>
    server.services.db
      .selectFrom('candidate')
      .where((eb) => eb(eb.cast<string>('companyId', 'text'), '=', companyId))
      .orderBy('id')
      .selectAll()
      .execute()

  const mails = (address: string) =>
    server.services.db.selectFrom('mail').where('toAddress', '=', address).orderBy('id').selectAll().execute()

  return { apply, candidates, mails }
}
