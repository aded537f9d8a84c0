import { useCallback, useEffect, useState } from 'react'
import type { Side } from '../../rules/documents.ts'
import { forget, isKeptPicture, keep, kept } from '../kept-pictures.ts'

/** The sides that a browser may keep photos of. */
export const sides: readonly Side[] = ['front', 'back']
export type Photos = Readonly<Partial<Record<Side, Blob>>>

interface IdCardPhotos {
  /** Null until the browser's store was read. */
  readonly photos: Photos | null
  /** Whether a photo will be lost with the page, as the store had no room for it. */
  readonly isUnkept: boolean
  readonly take: (side: Side, blob: Blob) => Promise<void>
  readonly drop: (side: Side) => void
}

async function readKept(link: string): Promise<Photos> {
  const found = await Promise.all(sides.map((side) => kept(link, side)))
  return Object.fromEntries(
    sides.flatMap((side, index) => {
      const picture = found[index]
      return isKeptPicture(picture) ? [[side, picture.blob]] : []
    }),
  )
}

/** The photos of an ID card, which survive a reload until they are sent. */
export function useIdCardPhotos(link: string, hasConsent: boolean): IdCardPhotos {
  const [photos, setPhotos] = useState<Photos | null>(null)
  const [unkept, setUnkept] = useState<ReadonlySet<Side>>(new Set())
  useEffect(() => {
    // Photos of a consent that is gone are not those of the next one.
    if (!hasConsent) {
      setPhotos({})
      return
    }
    let isOver = false
    void readKept(link).then((found) => !isOver && setPhotos(found))
    return () => {
      isOver = true
    }
  }, [link, hasConsent])
  const take = useCallback(
    async (side: Side, blob: Blob) => {
      const isKept = await keep(link, side, { blob, savedAt: Date.now() })
      setUnkept((before) => {
        const rest = [...before].filter((other) => other !== side)
        return new Set(isKept ? rest : [...rest, side])
      })
      setPhotos((before) => ({ ...before, [side]: blob }))
    },
    [link],
  )
  const drop = useCallback(
    (side: Side) => {
      void forget(link, side)
      setPhotos((before) => ({ ...before, [side]: undefined }))
    },
    [link],
  )
  return { photos, isUnkept: unkept.size > 0, take, drop }
}
