/** Whether a quizmaster's handle at a payment host may be part of a link on players' phones (H52). */
export function isTipHandle(text) {
    return /^[\w-]{1,30}$/.test(text);
}
