import { swipes } from './swipes.ts'

/**
 * Moves through rows with scroll snapping: by buttons, and automatically until a row is touched, never with reduced
 * motion.
 */
export function carousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) run(carousel)
}

function run(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]')
  const pause = carousel.querySelector<HTMLElement>('[data-pause]')
  const counter = carousel.querySelector<HTMLElement>('[data-place]')
  if (!track || !pause || !counter) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const words = { pause: pause.getAttribute('aria-label') ?? '', play: pause.dataset.play ?? '' }
  const count = track.children.length
  const current = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth))
  const show = (index: number) => {
    const behavior = still.matches ? 'instant' : 'smooth'
    track.scrollTo({ left: ((index + count) % count) * track.clientWidth, behavior })
  }
  const rest = (isResting: boolean) => {
    carousel.toggleAttribute('data-resting', isResting)
    pause.setAttribute('aria-label', isResting ? words.play : words.pause)
  }
  const isLookedAt = () => carousel.matches(':hover, :focus-within') || document.hidden
  rest(still.matches)
  setInterval(() => {
    if (!carousel.hasAttribute('data-resting') && !isLookedAt()) show(current() + 1)
  }, Number(carousel.dataset.carousel))
  let shown = 0
  // Not every browser supports `scrollend`, so the place is also read at the start of a touch.
  track.addEventListener('pointerdown', () => {
    shown = current()
  })
  swipes(track, (by) => {
    if (by !== 0) rest(true)
    show(shown + by)
  })
  track.addEventListener('scrollend', () => {
    shown = current()
  })
  track.addEventListener('scroll', () => {
    counter.textContent = `${current() + 1} / ${count}`
  })
  // A reader who moves the row stops the automatic steps.
  for (const touch of ['pointerdown', 'keydown', 'wheel'])
    track.addEventListener(touch, () => rest(true), { passive: true })
  pause.addEventListener('click', () => rest(!carousel.hasAttribute('data-resting')))
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => {
      rest(true)
      show(current() + Number(button.dataset.step))
    })
  }
}
