-- The conjectures of table 6.4 for the engine of the study (its program up to `main`), to which this text is appended.
-- Several variables are the fields of one term, all of the same bound.
insortInsert :: Int -> [Int] -> [Int]
insortInsert x xs = if elem x xs then xs else insort xs
  where insort [] = [x]
        insort (y:ys) = if x <= y then x : y : ys else y : insort ys
remove1 :: Int -> [Int] -> [Int]
remove1 _ [] = []
remove1 x (y:ys) = if x == y then ys else y : remove1 x ys
distinctPairs :: [(Int, Int)] -> Bool
distinctPairs [] = True
distinctPairs (x:xs) = not (elem x xs) && distinctPairs xs
fields :: Tm -> [Tm]
fields (Con _ as) = as
fields (Hole p _) = throw (Demand p)
conjecture :: String -> Tm -> Bool
conjecture name t = case (name, fields t) of
  ("D1", [l]) -> let xs = list l in not (distinct xs) || distinct (drop 1 xs)
  ("D2", [l, x]) -> let xs = list l in not (distinct xs) || distinct (remove1 (nat x) xs)
  ("D3", [l, m]) -> let xs = list l in not (distinct xs) || distinctPairs (zip xs (list m))
  ("S1", [l]) -> let xs = list l in not (sorted xs) || sorted (remdups xs)
  ("S2", [l, x]) -> let xs = list l in not (sorted xs) || sorted (insortInsert (nat x) xs)
  ("S3", [l, i, j]) -> let xs = list l in
    not (sorted xs && nat i <= nat j && nat j < length xs) || xs !! nat i <= xs !! nat j
  _ -> error "no such conjecture"
variables :: String -> Int -> [Ty]
variables name k = case name of
  "D1" -> [listTy k]
  "D2" -> [listTy k, natTy k]
  "D3" -> [listTy k, listTy k]
  "S1" -> [listTy k]
  "S2" -> [listTy k, natTy k]
  _ -> [listTy k, natTy k, natTy k]
main :: IO ()
main = do
  [c, n] <- getArgs
  cnt <- newIORef 0
  t0 <- getCPUTime
  let start k = Con 0 [ Hole [j] t | (j, t) <- zip [0 ..] (variables c k) ]
  bs <- mapM (\k -> search cnt (conjecture c) (start k)) [1 .. read n - 1]
  t1 <- getCPUTime
  m <- readIORef cnt
  printf "%s %s %s %.4f %d\n" c n (show (and bs)) (fromIntegral (t1 - t0) / 1e12 :: Double) m
