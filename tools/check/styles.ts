import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** Properties that can be animated without layout or paint in each frame. */
const smooth = ['opacity', 'transform', 'translate', 'rotate', 'scale']

/** The widths in pixels at which screens may change: those of the design, and what stands between them. */
const widths = {
  smallPhone: 480,
  largePhone: 600,
  /** From here on it is no phone any more. */
  tablet: 720,
  /** From here on the public pages have columns. */
  publicColumns: 900,
  /** From here on panes stand beside the page; below they are drawers. */
  desk: 1024,
  wide: 1280,
  /** From here on bars have room for all of their words. */
  widest: 1600,
}

/** A query ends just below its width, so that two never hold at once, nor neither on a scaled screen. */
const queries = new Set(
  Object.values(widths).flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}.98px`]),
)

const allowed = Object.values(widths).join(', ')

const importOf = /import (\w+) from '(\.[^']+\.module\.css)'/g

/**
 * Checks that every class used from a style sheet exists there, which the compiler cannot, that no animation causes
 * layout in each frame, and that screens change at the widths of one list.
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
  const odd = [...known].flatMap(([path, sheet]) =>
    oddWidths(sheet).map((query) => `${path}: (${query}) is at no width of ${allowed}`),
  )
  return { faults: [...faults, ...animated, ...odd], note: `${sheets.length} sheets` }
}

/** Returns the widths of a style sheet's media queries that are not in the list. A container has widths of its own. */
export function oddWidths(sheet: string): string[] {
  return [...sheet.matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => query.match(/(?:(?:min|max)-)?\bwidth\b[^)]*|[^(]*[<>]=?\s*width\b[^)]*/g) ?? [])
    .filter((width) => !queries.has(width))
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
