import { type ComponentType, createElement, lazy, useState } from 'react'

/** A part of the page that comes when it is drawn, or before, when it is likely to be. */
export type LazyWithPreload<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<void>
}

/** Starts to load what may never be needed. It never fails: whatever does not come is loaded once more when it is needed. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  await load().catch(() => null)
}

/**
 * Loads a part of the page when it is drawn; `preload` starts that earlier, and never fails.
 *
 * A part that is there is drawn at once. React's own `lazy` would show what stands for it first, even then, and shows
 * what follows 300 ms later at the earliest.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let loaded: ComponentType<Props> | null = null
  const keep = async () => {
    loaded ??= await load()
    return loaded
  }
  const whenLoaded = lazy(async () => ({ default: await keep() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, when the module that shows it is read
  function Part(props: Props) {
    // The same one as long as it stands: with another one it would begin anew.
    const [drawn] = useState<ComponentType<Props>>(() => loaded ?? whenLoaded)
    return createElement(drawn, props)
  }
  return Object.assign(Part, { preload: () => prefetchQuietly(keep) })
}

/** For a button: whoever points at it, or goes to it by keys, is likely to press it. */
export function whenNear(start: () => void) {
  return { onPointerEnter: start, onFocus: start }
}
