import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineReportTab, lazyPrefetch } from '../../../report/report/web/tabs/tab-registry.ts'
import { isShownTo, tabNumber, tabPlace } from '../rules/tab.ts'

export const tab = defineReportTab({
  number: tabNumber,
  place: tabPlace,
  feature: 'report-language',
  isShownTo,
  prefetch: lazyPrefetch(async () => {
    const { languageScoresQuery } = await import('../../../findings/languages/web/use-language-scores.ts')
    return async (queries, interviewId, { loadsLanguageScore }) => {
      if (loadsLanguageScore) await queries.prefetchQuery(languageScoresQuery(interviewId))
    }
  }),
  Panel: lazyWithPreload(() => import('./language-panel.tsx').then((part) => part.LanguagePanel)),
})
