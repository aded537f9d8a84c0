import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runTool } from '../check/run-tool.ts'

const root = resolve(import.meta.dirname, '../..')

const refused = [
  'useEffect(() => place.scrollIntoView(), [place])',
  "useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])",
  'useLayoutEffect(() => (video.play()), [video])',
  'useInsertionEffect(() => insert())',
  'useEffect(() => { return subscribe(look) }, [])',
  'useEffect(() => { if (isOver) return stop(); return () => stop() }, [isOver])',
  'useEffect(() => { if (isOver) return; return subscribe(look) }, [isOver])',
  'useEffect(() => (isOver ? undefined : subscribe(look)), [isOver])',
  'useEffect(() => isOver || subscribe(look), [isOver])',
  'useEffect(function run() { return subscribe(look) }, [])',
  'const part = <input ref={(input) => input?.focus()} />',
]

const allowed = [
  'useEffect(() => { place.scrollIntoView() }, [place])',
  'useEffect(() => void video.play(), [video])',
  'useEffect(() => { if (isOver) return; look() }, [isOver])',
  'useEffect(() => () => stop(), [])',
  'useEffect(() => { look(); return () => stop() }, [])',
  'useEffect(() => { const stop = subscribe(look); return stop }, [])',
  'useEffect(() => { const found = names.map((name) => { return read(name) }); show(found) }, [names])',
  'useEffect(() => { async function ask() { return fetch(address) } void ask() }, [address])',
  'const names = useMemo(() => read(address), [address])',
  'const part = <ol ref={(list) => { keep(list); return () => keep(null) }} />',
  'const part = <ol ref={setRow} />',
]

/** Biome's report with this repository's configuration, by file. */
let reported: string
const folder = await mkdtemp(join(tmpdir(), 'candor-effects-'))
beforeAll(async () => {
  const write = (name: string) => (line: string, index: number) =>
    writeFile(join(folder, `${name}-${index}.tsx`), `export function useProbe() {\n  ${line}\n}\n`)
  await Promise.all([...refused.map(write('refused')), ...allowed.map(write('allowed'))])
  const flags = ['--only=plugin', `--config-path=${root}`, '--vcs-enabled=false', '--reporter=github']
  reported = (await runTool(root, 'biome', ['lint', ...flags, folder])).output
})

test.each(refused.map((line, index) => ({ line, index })))('refused: $line', ({ index }) => {
  expect(reported).toMatch(new RegExp(`refused-${index}\\.tsx.*React runs what an effect returns`))
})

test.each(allowed.map((line, index) => ({ line, index })))('allowed: $line', ({ index }) => {
  expect(reported).not.toContain(`allowed-${index}.tsx`)
})
