/** Returns a function that keeps its results. If it has kept too many, it forgets all of them. */
export function boundedCache<Result>(build: (text: string) => Result, most = 3000): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = build(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
