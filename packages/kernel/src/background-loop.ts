/**
 * Work in the background, one thing after the other, from its start and after each `wake`.
 *
 * An error that comes out of a turn ends the run, and the next `wake` begins another.
 */
export abstract class BackgroundLoop {
  readonly #stopping = new AbortController()
  readonly #runs = new Set<Promise<void>>()
  readonly #failed: (error: unknown) => void
  readonly #atOnce: number
  #running = 0
  #wanted = false

  /** `failed` hears of an error that ended a run; `atOnce` is how many things are worked at at the same time. */
  constructor(failed: (error: unknown) => void, atOnce = 1) {
    this.#failed = failed
    this.#atOnce = atOnce
  }

  /** Does the next thing; returns false where nothing waits. */
  protected abstract takeTurn(): Promise<boolean>

  /** Called before the first turn of a run. */
  protected begin(): void {}

  /** Aborted once the loop is to stop. */
  protected get signal(): AbortSignal {
    return this.#stopping.signal
  }

  wake(): void {
    this.#wanted = true
    while (!this.signal.aborted && this.#running < this.#atOnce) {
      this.#running += 1
      const run: Promise<void> = this.#run().finally(() => this.#runs.delete(run))
      this.#runs.add(run)
    }
  }

  /** Resolves once nothing is worked at. */
  async rest(): Promise<void> {
    await Promise.all(this.#runs)
  }

  /** Takes no further turn; resolves once nothing is worked at. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.rest()
  }

  async #run(): Promise<void> {
    try {
      this.begin()
      while (!this.signal.aborted) {
        this.#wanted = false
        // What came during the turn has woken nobody.
        if (!(await this.takeTurn()) && !this.#wanted) return
      }
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#running -= 1
    }
  }
}
