import type { CompanyId } from '@candor/kernel/ids'
import { aCompany } from '@candor/testkit/builders'
import type { aBundle } from '@candor/testkit/bundles'
import type { ServerUnderTest } from '@candor/testkit/server'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { hashToken, newToken } from '../../../access/server/gate.ts'
import { importInterviewResult } from '../../contract.ts'
import { insertServiceKey } from '../queries/companies.ts'

const Envelope = z.object({ code: z.number(), msg: z.string(), data: z.unknown() })
const Told = z.array(z.object({ path: z.string(), message: z.string() }))
const Results = z.array(z.looseObject({ state: z.string(), faults: Told, notes: Told }))
const Job = z.object({ jobId: z.string() })

const boundary = 'boundary-of-the-test'

/** The bundle with a photo at `media/p.png`. */
export const withPhoto = (bundle: ReturnType<typeof aBundle>) => ({
  ...bundle,
  candidate: { ...bundle.candidate, photo: 'media/p.png' },
})

/** Uploads results as another system does: with a service key, as an archive or as the text of one bundle. */
export function uploadsUnderTest(server: ServerUnderTest) {
  const post = async (token: string, lang: string, type: string, payload: Buffer | string) => {
    const response = await server.app.inject({
      method: 'POST',
      url: importInterviewResult.path,
      headers: { token, lang, 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(200)
    const answer = Envelope.parse(response.json())
    const results = Results.safeParse(answer.data)
    const job = Job.safeParse(answer.data)
    return { ...answer, results: results.data ?? [], jobId: job.data?.jobId ?? '' }
  }
  return {
    async aServiceKey(): Promise<{ companyId: CompanyId; token: string }> {
      const { companyId } = await aCompany(server.services)
      const token = newToken()
      await insertServiceKey(server.services.db, { companyId, keyHash: hashToken(token), name: 'test' })
      return { companyId, token }
    },
    upload(file: Buffer, token: string, { field = 'bundle', lang = 'en' } = {}) {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="b.zip"\r\ncontent-type: application/zip\r\n\r\n`
      const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
      return post(token, lang, `multipart/form-data; boundary=${boundary}`, body)
    },
    postJson: (body: string, token: string, lang = 'en') => post(token, lang, 'application/json', body),
  }
}
