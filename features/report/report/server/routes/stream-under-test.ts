/** Reads a stream event by event; `rest` reads it to its end. */
export function listenTo(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async () => {
    const part = await reader?.read()
    text += part?.value ?? ''
    return part?.done ?? true
  }
  return {
    async until(expected: string) {
      while (!text.includes(expected)) if (await read()) throw new Error(`ended after ${text}`)
      return text
    },
    async rest() {
      while (!(await read()));
      return text
    },
    leave: () => reader?.cancel(),
  }
}
