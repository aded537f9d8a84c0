import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { waitForServer } from './wait-for-server.ts'

/** The files of a started command: its process id, whether or not it still runs, and its log. */
async function started(port: number, script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'candor-wait-'))
  const child = spawn(process.execPath, ['-e', script])
  onTestFinished(async () => {
    child.kill()
  })
  const pidFile = join(folder, 'pid')
  const log = join(folder, 'log')
  await writeFile(pidFile, `${child.pid}\n`)
  await writeFile(log, 'The port is taken. Set PORT to a free one.\n')
  return { child, port, pidFile, log }
}

test('a server that ends as it starts is told of at once, in its own words', async () => {
  const { child, ...server } = await started(1, '')
  await once(child, 'exit')
  await expect(waitForServer(server, 60_000)).rejects.toThrow('The port is taken. Set PORT to a free one.')
})

test('a server that answers was waited for, and one that never does is given up', async () => {
  const web = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(web, 'listening')
  onTestFinished(() => void web.close())
  const address = web.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { child: _, ...server } = await started(port, 'process.stdin.resume()')
  await waitForServer(server, 60_000)
  await expect(waitForServer({ ...server, port: 1 }, 100)).rejects.toThrow('did not start')
})
