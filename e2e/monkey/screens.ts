import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { candidatePageOf, pageOf } from '../../features/meetings/planning/rules/mail-links.ts'
import { listTabRules } from '../../features/report/report/server/actions/tab-rules.ts'
import { pages } from '../pages.ts'

/** A screen of the product; `{report}`, `{interview}` and `{candidate}` as in e2e/pages.ts. */
export interface Screen {
  address: string
  /** It is for whoever has no account. */
  isForStrangers?: boolean
}

/** Routes whose own address is not among the screens. */
const replaced: Record<string, string> = {
  '/shareurl': 'each of its tabs is a screen',
  '/manage/{-$section}': 'each section is a screen, and needs an administrator',
}

/*
 * Nor are these, which are no routes: the public pages (features/visitors/site), which have no script of the application and
 * journeys of their own in e2e/site, and what a mailed link opens beyond its invalid page, as every link is made anew.
 */

function ofRoutes(): Screen[] {
  return Object.entries(pages).flatMap(([route, page]) => {
    if ('leadsTo' in page || route in replaced) return []
    return [{ address: page.address, isForStrangers: page.account === null }]
  })
}

const tabs = (await listTabRules()).map(({ number }) => `${number}`)
const innerTabs = ['1&inner=0', '1&inner=2', '0&resume=1', '0&resume=2']
const links = ['/interview', '/mail-report', ...Object.values(pageOf), ...Object.values(candidatePageOf)]

/** The screens of a recruiter, and those of whoever has no account. */
export function listScreens(): Screen[] {
  return [
    ...ofRoutes(),
    ...[...tabs, ...innerTabs].map((place) => ({ address: `/shareurl?{report}&activeIndex=${place}` })),
    ...links.map((address) => ({ address, isForStrangers: true })),
  ]
}

/** The sections of /manage, by the cards from which the page has them. */
export function listSections(): Screen[] {
  const root = join(import.meta.dirname, '../..')
  const cards = globSync(['features/*/*/web/manage.ts', 'features/*/*/web/manage/*.ts'], { cwd: root }).sort()
  return cards.map((card) => {
    const slug = /slug: '([^']+)'/.exec(readFileSync(join(root, card), 'utf8'))?.[1]
    if (!slug) throw new Error(`${card} has no slug`)
    return { address: `/manage/${slug}` }
  })
}
