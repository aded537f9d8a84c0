/** A built file that only hands on what another one exports, all of it under names of its own. */
const forwarder = /^export\{([\w$]+ as [\w$]+(?:,[\w$]+ as [\w$]+)*)\}from"\.\/([\w~.-]+\.js)";?\s*$/

interface Forwarder {
  readonly target: string
  /** What the forwarder exports, each with the name that it has in the target. */
  readonly names: readonly (readonly [exported: string, inTarget: string])[]
}

function readForwarder(code: string): Forwarder | null {
  const [, list, target] = forwarder.exec(code) ?? []
  if (!list || !target) return null
  const names = list.split(',').map((pair) => {
    const [inTarget = '', exported = ''] = pair.split(' as ')
    return [exported, inTarget] as const
  })
  return { target, names }
}

/**
 * Has built files load what they ask for from where it is.
 *
 * For each part that is loaded on demand and lies in a shared file, the bundler writes a file of a hundred bytes that
 * hands it on, and a phone on a slow network pays for each file. Takes the code of every file by its name. Returns those
 * that change; null for one that nobody needs any more.
 */
export function joinForwarders(files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const found = [...files].flatMap(([name, code]) => {
    const read = readForwarder(code)
    return read ? [{ name, ...read }] : []
  })
  // What is imported by name as well is needed as it is.
  const isNamed = (name: string) =>
    [...files.values()].some((code) => ['from', 'import'].some((word) => code.includes(`${word}"./${name}"`)))
  const joined = found.filter(({ name }) => !isNamed(name))
  const changed = new Map<string, string | null>()
  for (const [file, code] of files) {
    let next = code
    for (const { name, target, names } of joined) {
      const exports = names.map(([exported, inTarget]) => `${exported}:m.${inTarget}`).join(',')
      next = next
        .replaceAll(`import(\`./${name}\`)`, `import(\`./${target}\`).then(m=>({${exports}}))`)
        .replaceAll(`"assets/${name}"`, `"assets/${target}"`)
    }
    if (next !== code) changed.set(file, next)
  }
  for (const { name } of joined) changed.set(name, null)
  return changed
}
