function holdsTheSame<State extends object>(one: State, other: State): boolean {
  const entries = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([key, value]) => Object.is(value, entries.get(key)))
}

/** A state that changes as a whole, to which screens subscribe. */
export class ObservableState<State extends object> {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(state: State) {
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected set(change: Partial<State>): void {
    const next = { ...this.#state, ...change }
    if (holdsTheSame(next, this.#state)) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
