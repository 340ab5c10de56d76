// ofetch parses JSON leniently with it; our caller parses strict JSON (decision 9).
export default undefined;
