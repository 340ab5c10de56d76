// ofetch reads JSON leniently with it; the caller reads JSON as it is (decision 9).
export default undefined;
