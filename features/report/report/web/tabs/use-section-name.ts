import { useTranslations } from 'use-intl'
import { innerTabs, reportTabs } from './tab-registry.ts'

/** Names a section of a report by its tabs: `1.0` is the AI interview's video record; an unknown one stays as it is. */
export function useSectionName(): (section: string) => string {
  const words = useTranslations()
  return (section) => {
    const [outer, inner] = section.split('.').map(Number)
    const tab = reportTabs().find(({ number }) => number === outer)
    if (!tab) return section
    const part = innerTabs(tab.number).find((each) => each.inner === inner)
    const names = [tab, ...(part ? [part] : [])].map(({ feature }) => words(`${feature}.tabTitle`))
    return names.join(' · ')
  }
}

/** Like `useSectionName`, but an inner tab has only its own name. */
export function useShortSectionName(): (section: string) => string {
  const words = useTranslations()
  return (section) => {
    const [outer, inner] = section.split('.').map(Number)
    const tab = reportTabs().find(({ number }) => number === outer)
    const part = tab && innerTabs(tab.number).find((each) => each.inner === inner)
    return tab ? words(`${(part ?? tab).feature}.tabTitle`) : section
  }
}
