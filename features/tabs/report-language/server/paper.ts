import { englishBlocks, languageScoreBlocks } from '../../../findings/languages/server/paper.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'

/** The results of language tests. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-language',
  write: async (paper) => [
    ...(await languageScoreBlocks(paper)),
    ...(paper.facts.parts.has('tests.english') ? await englishBlocks(paper) : []),
  ],
})
