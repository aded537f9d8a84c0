import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** Properties that can be animated without layout or paint in each frame. */
const smooth = ['opacity', 'transform', 'translate', 'rotate', 'scale']

const importOf = /import (\w+) from '(\.[^']+\.module\.css)'/g

/**
 * Checks that every class used from a style sheet exists there, which the compiler cannot, and that no animation causes
 * layout in each frame.
 */
export const styles: Check = { name: 'styles', run: check }

async function check(root: string): Promise<Finding> {
  const sources = await listFiles(root, ['{apps,features,packages}/**/*.tsx'])
  const sheets = await listFiles(root, ['{apps,features,packages}/**/*.css'])
  const read = async (paths: string[]) =>
    new Map(
      await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
    )
  const known = await read(sheets)
  const faults = [...(await read(sources))].flatMap(([path, content]) =>
    unknownClasses(content, (sheet) => known.get(join(dirname(path), sheet)) ?? '').map(
      (name) => `${path}: ${name} is no class of its style sheet`,
    ),
  )
  const animated = [...known].flatMap(([path, sheet]) =>
    laidOutAnew(sheet).map(
      (property) => `${path}: an animation of ${property} lays the page out for each frame`,
    ),
  )
  return { faults: [...faults, ...animated], note: `${sheets.length} sheets` }
}

/** Returns the classes that a source uses and its style sheets lack; `sheetAt` gives the text of a sheet. */
export function unknownClasses(source: string, sheetAt: (path: string) => string): string[] {
  return [...source.matchAll(importOf)].flatMap(([, variable, path = '']) => {
    const sheet = sheetAt(path)
    const classes = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
    const body = source.replaceAll(importOf, '')
    const named = [...body.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => name)
    return [...new Set(named)].flatMap((name) => (name && !classes.has(name) ? [`${variable}.${name}`] : []))
  })
}

/** Returns the animated properties of a style sheet that cause layout or paint. */
export function laidOutAnew(sheet: string): string[] {
  const animations = sheet.match(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g) ?? []
  return animations
    .flatMap((animation) =>
      [...animation.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property = '']) => property),
    )
    .filter((property) => !smooth.includes(property) && property !== 'animation-timing-function')
}
