import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TabRule } from '../../rules/tab-facts.ts'

const features = join(import.meta.dirname, '../../../..')

export interface FoundTab extends Omit<TabRule, 'tabNumber' | 'tabPlace' | 'permission'> {
  readonly number: number
  readonly place: number
  /** The tab's label by language; empty while the tab has no screen and so no words. */
  readonly names: Readonly<Record<string, string>>
}

function isTabRule(module: object): module is TabRule {
  return (
    'tabNumber' in module &&
    'tabPlace' in module &&
    'isShownTo' in module &&
    typeof module.isShownTo === 'function'
  )
}

function titleOf(module: object): string | null {
  if (!('messages' in module) || typeof module.messages !== 'object' || module.messages === null) return null
  const { messages } = module
  return 'tabTitle' in messages && typeof messages.tabTitle === 'string' ? messages.tabTitle : null
}

async function findModules(pattern: string): Promise<[string, object][]> {
  const paths: string[] = []
  for await (const path of glob(pattern, { cwd: features })) paths.push(path)
  return Promise.all(
    paths.map(async (path): Promise<[string, object]> => {
      const module: object = await import(pathToFileURL(join(features, path)).href)
      return [path, module]
    }),
  )
}

async function findNames(feature: string): Promise<Record<string, string>> {
  const words = await findModules(`*/${feature}/messages/*.ts`)
  const titles = words.map(([path, module]) => [basename(path, '.ts'), titleOf(module)] as const)
  return Object.fromEntries(titles.flatMap(([locale, title]) => (title === null ? [] : [[locale, title]])))
}

async function findTabRules(): Promise<FoundTab[]> {
  const modules = await findModules('*/*/rules/tab.ts')
  const tabs = modules.map(async ([path, rule]): Promise<FoundTab[]> => {
    if (!isTabRule(rule)) return []
    const names = await findNames(path.split('/')[1] ?? path)
    const { tabNumber: number, tabPlace: place, isShownTo, isLastResort, isBesideOthers } = rule
    return [{ number, place, isShownTo, isLastResort, isBesideOthers, names }]
  })
  return (await Promise.all(tabs)).flat()
}

let rules: Promise<FoundTab[]> | null = null

/**
 * Finds the rule of every tab by its folder, as the web finds the tab's card: the report knows no tab by name.
 *
 * The folders do not change while the server runs, so they are looked through once.
 */
export function listTabRules(): Promise<FoundTab[]> {
  rules ??= findTabRules()
  return rules
}
