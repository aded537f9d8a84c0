import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import type { WhyFault } from '../../refusal-reasons/web/why-fields.tsx'
import { lookAtMove, maxMoved, moveCandidates } from '../../stages/contract/moving.ts'
import { readBoard } from '../contract.ts'
import { movesOf, type RefusedMove, type Target } from '../rules/moves.ts'
import { type BoardPerson, boardAfter, type Left, readLeft } from '../rules/wire.ts'
import { askAgain } from './use-board.ts'

type Wire = ReplyOf<typeof readBoard>

/** A question before a move: what it leaves behind. `answer` takes null for no move. */
export interface Question {
  readonly left: Left
  readonly target: Target
  readonly answer: (carries: boolean | null) => void
}

function portions<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / maxMoved)
  return Array.from({ length: count }, (_, at) => items.slice(at * maxMoved, (at + 1) * maxMoved))
}

async function lookAt(people: readonly BoardPerson[]): Promise<Left> {
  const looks = await Promise.all(
    portions(people).map(async (part) =>
      readLeft(await callApi(lookAtMove, { candidateIds: part.map(({ candidateId }) => candidateId) })),
    ),
  )
  return {
    openRecommendations: looks.reduce((sum, look) => sum + look.openRecommendations, 0),
    plans: looks.flatMap(({ plans }) => plans),
  }
}

async function send(people: readonly BoardPerson[], target: Target, carries: boolean) {
  let carried = 0
  const moved: string[] = []
  const refused: RefusedMove[] = []
  for (const part of portions(people)) {
    const reply = await callApi(moveCandidates, movesOf(part, target, carries), { showsRefusal: true })
    carried += reply.carried
    moved.push(...reply.moved)
    refused.push(...reply.refused)
  }
  return { carried, moved, refused }
}

/** Words about moves, for the live region and for notices. */
function useWords(nameOf: (person: BoardPerson) => string) {
  const t = useTranslations('board')
  return {
    failed: t('moveFailed'),
    taken: t('moveTaken'),
    done(people: readonly BoardPerson[], target: Target, carried: number): string {
      const count = people.length
      const [only] = people
      const name = count === 1 && only ? nameOf(only) : null
      const along = carried > 0 ? t('carried', { count: carried }) : ''
      if (target.kind === 'stage') {
        const stage = target.name
        return (name === null ? t('movedMany', { count, stage }) : t('moved', { name, stage })) + along
      }
      const outcome = t(`outcome.${target.outcome}`)
      return name === null ? t('endedMany', { count, outcome }) : t('ended', { name, outcome })
    },
    refused({ name, why, stageName: stage, outcome, byName }: RefusedMove): string {
      if (why === 'noSuchStage') return t('stageGone', { name, stage })
      if (outcome !== null) return t('endedMeanwhile', { name, outcome: t(`outcome.${outcome}`) })
      return t('movedMeanwhile', { name, stage, by: byName ?? 'none' })
    },
  }
}

/**
 * Moves candidates. The board shows a move at once; a refused one comes back with its reason, which a notice shows and
 * the live region speaks.
 */
export function useMoving(nameOf: (person: BoardPerson) => string) {
  const queries = useQueryClient()
  const { notify } = useToasts()
  const words = useWords(nameOf)
  const [underWay, setUnderWay] = useState(0)
  const [said, setSaid] = useState('')
  const [question, setQuestion] = useState<Question | null>(null)
  const boards = { queryKey: [readBoard.path] }

  const ask = (left: Left, target: Target) =>
    new Promise<boolean | null>((resolve) => {
      const answer = (carries: boolean | null) => {
        setQuestion(null)
        resolve(carries)
      }
      setQuestion({ left, target, answer })
    })

  async function carryOut(people: readonly BoardPerson[], target: Target): Promise<boolean> {
    const left = await lookAt(people)
    const isAsked = left.openRecommendations > 0 || left.plans.length > 0
    const carries = isAsked ? await ask(left, target) : false
    if (carries === null) return false
    const { moved, refused, carried } = await send(people, target, carries)
    const done = people.filter(({ candidateId }) => moved.includes(candidateId))
    const texts = refused.map(words.refused)
    for (const text of texts) notify({ kind: 'warning', text })
    setSaid([...(done.length > 0 ? [words.done(done, target, carried)] : []), ...texts].join('. '))
    return true
  }

  /** Resolves with a refusal that names the reason, which its field shows; null for everything else. */
  async function move(given: readonly BoardPerson[], target: Target): Promise<WhyFault | null> {
    const people = target.kind === 'stage' ? given.filter(({ stageId }) => stageId !== target.stageId) : given
    if (people.length === 0) return null
    const ids = new Set(people.map(({ candidateId }) => candidateId))
    setUnderWay((count) => count + 1)
    await queries.cancelQueries(boards)
    const before = queries.getQueriesData<Wire>(boards)
    queries.setQueriesData<Wire>(boards, (board) => board && boardAfter(board, ids, target))
    const takeBack = () => {
      for (const [key, board] of before) queries.setQueryData(key, board)
    }
    try {
      if (!(await carryOut(people, target))) takeBack()
    } catch (error) {
      takeBack()
      if (isRefusal(error) && faultyField(error.data) === 'reason') return { text: error.message }
      const text = isRefusal(error) ? error.message : words.taken
      notify({ kind: 'danger', title: words.failed, text })
      setSaid(`${words.failed}. ${text}`)
    } finally {
      setUnderWay((count) => count - 1)
      askAgain(queries)
    }
    return null
  }

  return { move, said, question, isMoving: underWay > 0 }
}

export type Moving = ReturnType<typeof useMoving>
