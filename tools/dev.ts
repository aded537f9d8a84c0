import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Runs the server, restarted when its sources change, and Vite in front of it, which forwards calls to it. */
const root = resolve(import.meta.dirname, '..')
const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts']),
  start(['node_modules/vite/bin/vite.js', 'apps/web', '--config', 'apps/web/vite.config.ts']),
]

for (const child of children) child.once('exit', () => stopAll())
process.once('SIGINT', () => stopAll())
process.once('SIGTERM', () => stopAll())

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM')
}
