// Runs before everything else, on any Node ≥ 20 of the machine: plain JavaScript without dependencies. `node
// tools/prepare.js install` does not build the web app; `… install browser` also installs the browser for journeys.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installBrowser } from './bootstrap/browser.js'
import { isInstalled, markInstalled, markUnfinished, pinnedNode, root } from './bootstrap/installed.js'
import { takeTurn } from './bootstrap/turn.js'

const wanted = process.argv.slice(2)
await takeTurn()
// In parallel: npm uses little more than one processor.
await Promise.all([isInstalled() || install(), wanted.includes('browser') && installBrowser()])
const node = chooseNode()
if (!wanted.includes('install')) await run(node, ['tools/build-web-if-stale.ts'])

async function install() {
  markUnfinished()
  console.log('Installing dependencies with npm ci. The first time takes up to a minute.')
  const began = Date.now()
  const beat = setInterval(() => console.log(`  still installing, ${seconds(began)} s`), 10_000)
  // dev: the web app is built on the machine that serves it, also with NODE_ENV=production. Scripts: PostgreSQL's
  // packages create links in theirs; package.json's allowScripts blocks all others.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund']
  await run('npm', ['ci', ...flags, '--loglevel=error'])
  clearInterval(beat)
  markInstalled()
  console.log(`Installed in ${seconds(began)} s.`)
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000)
}

function chooseNode() {
  if (existsSync(pinnedNode)) return pinnedNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `Candor runs on Node 24, npm has none for ${process.platform}-${process.arch}, and this is ${process.version}: install Node 24 and run the command again.`,
  )
}

function run(command, args) {
  return new Promise((done) => {
    const env = { ...process.env, PATH: pathOfHost() }
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', (error) => fail(`${command} does not run here (${error.message}).`))
    child.once('exit', (code) => {
      if (code === 0) done()
      else fail(`\`${[command, ...args].slice(0, 2).join(' ')}\` failed: see above.`)
    })
  })
}

/** npm ci deletes the Node in node_modules, so it must run on the machine's own. */
function pathOfHost() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
