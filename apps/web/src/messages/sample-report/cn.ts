import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{analysis,evidence,integrity,manual-scores,media,personality,questions,recording,report,report-ai,report-analysis,report-record,scores}/messages/cn.ts',
      '../../../../../packages/ui/src/messages/cn.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
