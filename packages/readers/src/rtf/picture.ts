/** A picture of a file, as its bytes come in. */
export class RtfPicture {
  #parts: Buffer[] = []
  #isBinary = false
  #goal = 0
  #scale = 100

  /** Adds text: hexadecimal digits. */
  addText(bytes: Buffer): void {
    this.#parts.push(bytes)
  }

  /** Takes bytes that stand in the file as they are, in place of what came before. */
  takeBinary(bytes: Buffer): void {
    this.#parts = [bytes]
    this.#isBinary = true
  }

  readWord(name: string, value: number | null): void {
    if (name === 'picwgoal') this.#goal = value ?? 0
    else if (name === 'picscalex') this.#scale = value ?? 100
  }

  /** The picture's file. */
  get file(): Buffer {
    const bytes = Buffer.concat(this.#parts)
    return this.#isBinary ? bytes : Buffer.from(bytes.toString('latin1').replace(/\s+/g, ''), 'hex')
  }

  /** Width in points. */
  get width(): number {
    return (this.#goal / 20) * (this.#scale / 100)
  }
}
