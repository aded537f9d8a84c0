import { useMemo } from 'react'
import { type Speaker, type Voice, voicesOf } from '../../../../candidates/interviews/rules/voices.ts'
import type { Recording } from '../../rules/recording.ts'

/** The voice that begins, by answer and sentence. */
export function useVoices({ clips }: Recording, person: Speaker): (Voice | null)[][] {
  const { isAnonymous } = person
  return useMemo(
    () =>
      voicesOf(
        clips.map(({ sentences }) => sentences),
        { isAnonymous },
      ),
    [clips, isAnonymous],
  )
}
