import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readAnswer } from '@candor/call/client/read-answer'
import type { AppServices, Database } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../apps/server/src/app.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { repositoryRoot } from '../apps/server/src/plumbing/features.ts'
import { loadFormat } from '../apps/server/src/plumbing/importing.ts'
import { openServices } from '../apps/server/src/plumbing/services.ts'
import { openUploadFolder } from '../apps/server/src/plumbing/upload-folder.ts'
import type { BundleResult } from '../features/platform/imports/contract.ts'
import { openFolder } from '../features/platform/imports/server/import/folder.ts'
import { importTree } from '../features/platform/imports/server/import/import-tree.ts'
import { signIn } from '../features/sign-in/session/contract.ts'
import { email, password, writeBenchCompany } from './company.ts'

export interface Bench {
  app: FastifyInstance
  /** Starts to listen at the first call, after a bench has added its own routes; resolves with the address. */
  listen(): Promise<string>
  /** A folder of static files, served under `/bench/`. */
  stillDir: string
  /** Contents by name, served from memory to a POST under `/memory/`. */
  inMemory: Map<string, Buffer>
  /** Starts a second server on the same data, without a cache of replies. */
  listenForgetful(): Promise<string>
  token: string
  interviewId: InterviewId
  db: Database
  services: AppServices
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

export interface BenchSource {
  /** The built application; null serves calls only. */
  webRoot: string | null
  /** Writes a company folder as a customer would send it; returns its path. */
  writeCompany(folder: string, demo: string): Promise<string>
  /** The account that reads; that of the bench's own company if left out. */
  reader?: { readonly email: string; readonly password: string }
}

const oneLongInterview: BenchSource = { webRoot: null, writeCompany: writeBenchCompany }

/** Starts the real server on a real database of its own, with the company imported. */
export async function openBench(source: BenchSource = oneLongInterview): Promise<Bench> {
  const { webRoot, writeCompany, reader = { email, password } } = source
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
  const env = readEnv({ DATA_DIR: dataDir, PORT: '0' })
  const { services, close } = await openServices(env, quiet, () => process.exit(1))
  const uploadFolder = await openUploadFolder(env.dataDir, () => {})
  const format = await loadFormat()
  const folder = await writeCompany(join(dataDir, 'bundles'), join(repositoryRoot, 'demo'))
  const tree = await openFolder(folder)
  const results: BundleResult[] = []
  const onResult = (result: BundleResult) => void results.push(result)
  await importTree({ services, format, locale: 'en', companyId: null }, tree, { onResult })
  tree.close()
  const refused = results.find((result) => result.state === 'refused')
  if (refused)
    throw new Error(`the bench's bundle was refused: ${JSON.stringify(refused.faults.slice(0, 3))}`)

  const app = await buildApp(services, { webRoot, uploadFolder })
  const stillDir = join(dataDir, 'still')
  await mkdir(stillDir)
  await app.register(fastifyStatic, { root: stillDir, prefix: '/bench/', decorateReply: webRoot === null })
  const inMemory = new Map<string, Buffer>()
  app.post('/memory/:name', async ({ url, body }, reply) => {
    if (body === null) throw new Error('a body was not read')
    return reply.type('application/json; charset=utf-8').send(inMemory.get(basename(url)))
  })
  const forgetful = await buildApp(services, { webRoot: null, uploadFolder, keptBytes: 0 })
  const signedIn = await app.inject({ method: 'POST', url: signIn.path, payload: reader })
  const { id } = await services.db.selectFrom('interview').select('id').executeTakeFirstOrThrow()
  let address: Promise<string> | undefined
  return {
    app,
    listen() {
      address ??= app.listen({ port: 0, host: '127.0.0.1' })
      return address
    },
    stillDir,
    inMemory,
    listenForgetful: () => forgetful.listen({ port: 0, host: '127.0.0.1' }),
    token: readAnswer(signIn, signedIn.json()).data.token,
    interviewId: id,
    db: services.db,
    services,
    async close() {
      await Promise.all([app.close(), forgetful.close()])
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
