import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** What moves or fades without the page being laid out or painted anew for each frame. */
const smooth = ['opacity', 'transform', 'translate', 'rotate', 'scale']

const importOf = /import (\w+) from '(\.[^']+\.module\.css)'/g

/**
 * Every class that a screen takes from its style sheet stands there: the compiler knows no style sheet. And no animation
 * makes the page be laid out for each of its frames.
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

/** The classes that a source names and its style sheets do not have; `sheetAt` gives the text of a sheet. */
export function unknownClasses(source: string, sheetAt: (path: string) => string): string[] {
  return [...source.matchAll(importOf)].flatMap(([, variable, path = '']) => {
    const sheet = sheetAt(path)
    const classes = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
    const body = source.replaceAll(importOf, '')
    const named = [...body.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => name)
    return [...new Set(named)].flatMap((name) => (name && !classes.has(name) ? [`${variable}.${name}`] : []))
  })
}

/** The properties that the animations of a style sheet move and that take more than to put what is drawn elsewhere. */
export function laidOutAnew(sheet: string): string[] {
  const animations = sheet.match(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g) ?? []
  return animations
    .flatMap((animation) =>
      [...animation.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, property = '']) => property),
    )
    .filter((property) => !smooth.includes(property) && property !== 'animation-timing-function')
}
