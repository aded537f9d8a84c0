import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** Shown until the part has loaded; nothing without it. The part gets the prop too, and ignores it. */
interface Fallback {
  fallback?: ReactNode
}

/** A part of the page that loads when it is drawn, or before, when it is likely to be. */
export type LazyWithPreload<Props> = ComponentType<Props & Fallback> & {
  /** Resolves with whether the part has loaded. */
  readonly preload: () => Promise<boolean>
}

/** Starts to load what may never be needed. It never fails: what fails to load is loaded again when it is needed. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  await load().catch(() => null)
}

/**
 * Loads a part of the page when it is drawn; `preload` starts that earlier, and never fails.
 *
 * A loaded part is drawn at once, any other as soon as it has loaded; one that fails throws where it is drawn, for the
 * error boundary around it. React's own `lazy` always shows the fallback first, even for a loaded part, and the part
 * 300 ms later at the earliest.
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
