import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** Checks that every route is a page of the product, and that a journey opens it: see e2e/pages.ts. */
export const routes: Check = { name: 'routes', run: check }

async function check(root: string): Promise<Finding> {
  const files = await listFiles(root, ['apps/web/src/routes/**/*.tsx'])
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
  const { pages } = await import(pathToFileURL(join(root, 'e2e/pages.ts')).href)
  return { faults: compare(sources, Object.keys(pages)), note: `${files.length} files` }
}

/** Returns the differences between route files and the addresses that journeys open. */
export function compare(
  sources: readonly { file: string; text: string }[],
  opened: readonly string[],
): string[] {
  const made = sources.flatMap(({ file, text }) => {
    // Route groups, in parentheses, are not part of an address; nor is the underscore that takes a page out of its
    // parent's layout.
    const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]?.replace(/\/\([^)]+\)|_(?=\/)/g, '')
    return path === undefined ? [] : [{ file, path, text }]
  })
  const paths = new Set(made.map(({ path }) => path))
  return [
    ...made
      // The content that the router's generator writes into a new or empty file.
      .filter(({ path, text }) => text.includes(`Hello "${path}"`))
      .map(({ file }) => `${file}: is the placeholder of the generator, no page`),
    ...made
      .filter(({ path }) => !opened.includes(path))
      .map(({ file, path }) => `${file}: no journey opens ${path}: name it in e2e/pages.ts`),
    ...opened
      .filter((path) => !paths.has(path))
      .map((path) => `e2e/pages.ts: ${path}: there is no such route`),
  ]
}
