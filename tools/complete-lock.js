// Completes package-lock.json with the packages of other platforms. Runs after every install; plain JavaScript.
import { readFileSync, writeFileSync } from 'node:fs'

/*
 * A registry mirror may lack optional packages of other platforms. npm then omits them from the lock file silently, and
 * the next `npm ci` rejects the file as out of sync. A stub with the version is enough. On platforms that have only a
 * stub, npm has no checksum to compare.
 */
const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
]
const processors = [
  'x64',
  'arm64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
]

let added = 0
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    lock.packages[siblingOf(path, name)] = stubOf(name, range, parent)
    added++
  }
}

if (added > 0 && process.argv.includes('--verify')) {
  console.error(`${added} packages of other platforms are missing: run \`npm run lock:complete\`.`)
  process.exitCode = 1
} else if (added > 0) {
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(sorted)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: added ${added} packages of other platforms.`)
}

function isLocked(path, name) {
  const folders = path.split(/(?=\/?node_modules\/)/)
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth).join('')
    if (`${folder}${folder ? '/' : ''}node_modules/${name}` in lock.packages) return true
  }
  return false
}

function siblingOf(path, name) {
  const at = path.lastIndexOf('node_modules/')
  return `${at < 0 ? '' : path.slice(0, at)}node_modules/${name}`
}

function stubOf(name, range, parent) {
  const words = name.split('/').at(-1).split('-')
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  if (os.length === 0 || cpu.length === 0)
    throw new Error(`The platform of ${name} cannot be told from its name`)
  const last = words.at(-1)
  const libc = last.startsWith('musl') ? ['musl'] : last.startsWith('gnu') ? ['glibc'] : undefined
  const version = range.replace(/^[\^~]/, '')
  return { version, cpu, ...(parent.dev && { dev: true }), ...(libc && { libc }), optional: true, os }
}
