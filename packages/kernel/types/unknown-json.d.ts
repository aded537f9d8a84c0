// JSON from outside has no type until a schema or a guard reads it. TypeScript takes these overloads before those of
// its own libraries, which give `any`.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
}

interface Body {
  json(): Promise<unknown>
}
