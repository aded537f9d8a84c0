import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { Stage } from '../../rules/wire.ts'
import type { Question } from '../use-moving.ts'
import type { PositionActs } from '../use-position-acts.ts'

const StageSheet = lazyWithPreload(() => import('./stage-sheet.tsx').then((part) => part.StageSheet))
const EndingSheet = lazyWithPreload(() => import('./ending-sheet.tsx').then((part) => part.EndingSheet))
const QuestionSheet = lazyWithPreload(() => import('./question-sheet.tsx').then((part) => part.QuestionSheet))

interface Props {
  acts: PositionActs
  question: Question | null
  stages: readonly Stage[]
}

/** The dialogs of moves: each loads when it opens. */
export function MovingSheets({ acts, question, stages }: Props) {
  const { dialog, closeDialog } = acts
  return (
    <>
      {dialog?.kind === 'stage' && (
        <StageSheet
          isOpen
          count={dialog.people.length}
          stages={stages.filter(({ isListed }) => isListed)}
          onClose={closeDialog}
          onChoose={(stage) => acts.moveTo(stage, dialog.people)}
        />
      )}
      {dialog?.kind === 'ending' && (
        <EndingSheet
          isOpen
          count={dialog.people.length}
          onClose={closeDialog}
          refused={dialog.refused ?? null}
          onEnd={(target) => void acts.end(target)}
        />
      )}
      {question && <QuestionSheet question={question} />}
    </>
  )
}
