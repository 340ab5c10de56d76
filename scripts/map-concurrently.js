/** Maps each item asynchronously, so many at a time. */
export async function mapConcurrently(each, atOnce, work) {
    const results = [];
    let next = 0;
    await Promise.all(Array.from({ length: Math.min(atOnce, each.length) }, async () => {
        while (next < each.length) {
            const index = next++;
            results[index] = await work(each[index], index);
        }
    }));
    return results;
}
