import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** What stands for a part until it is there; nothing without it. The part is given it too, and has no use for it. */
interface Fallback {
  fallback?: ReactNode
}

/** A part of the page that comes when it is drawn, or before, when it is likely to be. */
export type LazyWithPreload<Props> = ComponentType<Props & Fallback> & {
  /** Resolves with whether the part has come. */
  readonly preload: () => Promise<boolean>
}

/** Starts to load what may never be needed. It never fails: whatever does not come is loaded once more when it is needed. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  await load().catch(() => null)
}

/**
 * Loads a part of the page when it is drawn; `preload` starts that earlier, and never fails.
 *
 * A part that is there is drawn at once, any other as soon as it has come; one that does not come throws where it is
 * drawn, for the error boundary around it. React's own `lazy` shows what stands for a part first, even for one that is
 * there, and the part 300 ms after it at the earliest.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let loaded: ComponentType<Props> | null = null
  let arrival: Promise<void> | null = null
  async function keep() {
    try {
      loaded = await load()
    } catch (error) {
      arrival = null
      throw error
    }
  }
  const arrive = () => {
    arrival ??= keep()
    return arrival
  }
  const preload = () =>
    arrive().then(
      () => true,
      () => false,
    )

  function Part(props: Props & Fallback) {
    const [drawn, setDrawn] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (drawn) return
      let isGone = false
      arrive().then(
        () => !isGone && setDrawn(() => loaded),
        (error: unknown) => !isGone && setFailure({ error }),
      )
      return () => {
        isGone = true
      }
    }, [drawn])
    if (failure) throw failure.error
    return drawn ? createElement(drawn, props) : props.fallback
  }
  return Object.assign(Part, { preload })
}

/** Props of a button: pointing at it or focusing it starts loading, as a press is likely. */
export function whenNear(start: () => void) {
  return { onPointerEnter: start, onFocus: start }
}
