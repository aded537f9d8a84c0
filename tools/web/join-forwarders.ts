/** A built file that only re-exports names of another one, all renamed. */
const forwarder = /^export\{([\w$]+ as [\w$]+(?:,[\w$]+ as [\w$]+)*)\}from"\.\/([\w~.-]+\.js)";?\s*$/

interface Forwarder {
  readonly target: string
  /** The exported names, each with its name in the target. */
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
 * Makes built files import from the target of a re-export.
 *
 * For each dynamically imported module that is in a shared file, the bundler writes a file of a hundred bytes that
 * re-exports it, and a phone on a slow network pays for each file. Takes the code of all files by name. Returns the
 * changed ones; null for files that are no longer needed.
 */
export function joinForwarders(files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const found = [...files].flatMap(([name, code]) => {
    const read = readForwarder(code)
    return read ? [{ name, ...read }] : []
  })
  // A file that is also imported statically must stay.
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
