import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, readAnswer } from '@candor/call/client/read-answer'
import type { AnyCall, SentInputOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { buildApp } from '../../apps/server/src/app.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { openServices } from '../../apps/server/src/plumbing/services.ts'
import { openUploadFolder } from '../../apps/server/src/plumbing/upload-folder.ts'

export interface SignInBench {
  readonly services: AppServices
  readonly url: string
  /** Makes a call like a client; throws if the code is not the expected one. */
  send<C extends AnyCall>(call: C, input: SentInputOf<C>, more?: Sending): Promise<Answer<C>>
  /** Clears the counted attempts, as limits are not measured. */
  forgetTries(): Promise<void>
  close(): Promise<void>
}

interface Sending {
  readonly token?: string
  /** The expected code; 0 if left out. */
  readonly code?: number
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** The real server on its own database, with a mail server that receives nothing. */
export async function openSignInBench(): Promise<SignInBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-sign-in-'))
  const env = readEnv({
    DATA_DIR: dataDir,
    PORT: '0',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Candor <candor@bench.example>',
    PRIVATE_PROVIDERS: 'on',
  })
  const { services, close } = await openServices(env, quiet, () => process.exit(1))
  const uploadFolder = await openUploadFolder(env.dataDir, () => {})
  const app = await buildApp(services, { webRoot: null, uploadFolder })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    services,
    url,
    async send(call, input, { token, code = 0 } = {}) {
      const isGet = call.method === 'GET'
      const response = await fetch(url + call.path, {
        method: call.method,
        headers: {
          lang: 'en',
          ...(token && { token }),
          ...(!isGet && { 'content-type': 'application/json' }),
        },
        ...(isGet ? {} : { body: JSON.stringify(input) }),
      })
      const answer = readAnswer(call, await response.json())
      if (answer.code !== code) throw new Error(`${call.path}: ${JSON.stringify(answer).slice(0, 300)}`)
      return answer
    },
    async forgetTries() {
      const { db } = services
      for (const table of ['attempt', 'signInPace', 'textCode', 'forgottenPassword'] as const)
        await db.deleteFrom(table).execute()
    },
    async close() {
      await app.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
