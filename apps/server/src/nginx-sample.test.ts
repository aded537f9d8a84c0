import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
)
const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const guide = join(import.meta.dirname, '../../../docs/operations.md')

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Whether this nginx has the directive `http2` (from 1.25.1). */
async function hasHttp2Directive(program: string): Promise<boolean> {
  const { stderr } = await run(program, ['-v'])
  const [, major = 0, minor = 0, patch = 0] = /(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.map(Number) ?? []
  return major * 1_000_000 + minor * 1_000 + patch >= 1_025_001
}

/** The sample for this nginx, as the guide has it. */
async function sampleFor(program: string): Promise<string> {
  const blocks = [...(await readFile(guide, 'utf8')).matchAll(/```nginx\n([\s\S]*?)```/g)].map(
    ([, text = '']) => text,
  )
  const [sample = '', newerLines = ''] = blocks
  return (await hasHttp2Directive(program)) ? sample.replace(/ *listen 443 ssl http2;\n/, newerLines) : sample
}

test.skipIf(!nginx || !openssl)(
  'the guide’s sample for nginx starts, and serves Candor by HTTP/2',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'candor-nginx-'))
    const key = join(folder, 'key.pem')
    const certificate = join(folder, 'certificate.pem')
    const name = 'candor.your-company.example'
    const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`]
    await run(openssl ?? '', [...asked, '-keyout', key, '-out', certificate])
    const upstream = createServer((request, reply) =>
      reply.end(`${request.headers.host} ${request.headers['x-forwarded-proto']}`),
    ).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    const address = upstream.address()
    const port = await freePort()
    const sample = (await sampleFor(nginx ?? ''))
      .replace('/etc/ssl/candor.pem', certificate)
      .replace('/etc/ssl/candor.key', key)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = paths.map((path) => `${path}_temp_path ${join(folder, path)};`).join('\n')
    const config = `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${sample}\n}\n`
    await writeFile(join(folder, 'nginx.conf'), config)
    const options = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
    const { stderr } = await run(nginx ?? '', ['-t', ...options])
    expect(stderr).not.toMatch(/\[(warn|emerg)\](?!.*"user")/)
    const child = spawn(nginx ?? '', options, { stdio: 'ignore' })
    try {
      await expect.poll(() => askByHttp2(port, name), { timeout: 20_000 }).toBe(`${name} https`)
    } finally {
      child.kill('SIGQUIT')
      await once(child, 'exit')
      upstream.close()
      await rm(folder, { recursive: true })
    }
  },
)

/** The answer to a request over HTTP/2, or why there is none. */
function askByHttp2(port: number, authority: string): Promise<string> {
  return new Promise((resolve) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
    session.on('error', (error) => resolve(error.message))
    const stream = session.request({ ':path': '/', ':authority': authority })
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (piece: string) => {
      text += piece
    })
    stream.on('error', (error) => resolve(error.message))
    stream.on('end', () => {
      session.close()
      resolve(text)
    })
    stream.end()
  })
}
