// Verifies with Go's own packages what the log's code wrote: notes, tiles, inclusion and consistency. It shares no code with it.
// Reads one JSON document from standard input, and prints how many facts it verified. Exit code 1: one did not hold.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type exported struct {
	Key         string            `json:"key"`
	Checkpoints []string          `json:"checkpoints"`
	Proofs      []entryProof      `json:"proofs"`
	Consistency []consistency     `json:"consistency"`
	Tiles       map[string][]byte `json:"tiles"`
}

type entryProof struct {
	Entry []byte `json:"entry"`
	Proof string `json:"proof"`
}

type consistency struct {
	Older  int64    `json:"older"`
	Newer  int64    `json:"newer"`
	Hashes [][]byte `json:"hashes"`
}

type tree struct {
	size int64
	root tlog.Hash
}

func main() {
	var log exported
	must(json.NewDecoder(os.Stdin).Decode(&log))
	verifier, err := note.NewVerifier(log.Key)
	must(err)
	trees := map[int64]tree{}
	for _, text := range log.Checkpoints {
		one := open(text, verifier)
		trees[one.size] = one
	}
	for _, one := range log.Proofs {
		checkProof(one, verifier, log.Tiles)
	}
	for _, one := range log.Consistency {
		checkConsistency(one, trees)
	}
	for path, data := range log.Tiles {
		checkTile(path, data)
	}
	fmt.Printf("%d checkpoints, %d proofs of entries, %d of consistency, %d tiles\n",
		len(log.Checkpoints), len(log.Proofs), len(log.Consistency), len(log.Tiles))
}

func open(text string, verifier note.Verifier) tree {
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	must(err)
	changed := strings.Replace(text, "\n", "x\n", 1)
	if _, err := note.Open([]byte(changed), note.VerifierList(verifier)); err == nil {
		fail("a changed checkpoint is accepted")
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		fail("the checkpoint has other lines")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err)
	root, err := tlog.ParseHash(lines[2])
	must(err)
	return tree{size, root}
}

// checkProof reads a tlog-proof@v1, checks it, and compares its hashes with those that Go computes from the tiles.
func checkProof(one entryProof, verifier note.Verifier, tiles map[string][]byte) {
	head, checkpoint, found := strings.Cut(one.Proof, "\n\n")
	lines := strings.Split(head, "\n")
	if !found || len(lines) < 2 || lines[0] != "c2sp.org/tlog-proof@v1" {
		fail("this is no tlog-proof@v1")
	}
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[1], "index "), 10, 64)
	must(err)
	proof := tlog.RecordProof{}
	for _, line := range lines[2:] {
		hash, err := base64.StdEncoding.DecodeString(line)
		must(err)
		proof = append(proof, tlog.Hash(hash))
	}
	at := open(checkpoint, verifier)
	leaf := tlog.RecordHash(one.Entry)
	must(tlog.CheckRecord(proof, at.size, at.root, index, leaf))
	if tlog.CheckRecord(proof, at.size, at.root, index, tlog.RecordHash(append(one.Entry, 'x'))) == nil {
		fail("another entry is accepted")
	}
	own, err := tlog.ProveRecord(at.size, index, tlog.TileHashReader(tlog.Tree{N: at.size, Hash: at.root}, reader{tiles}))
	must(err)
	if fmt.Sprint(own) != fmt.Sprint(proof) {
		fail(fmt.Sprintf("the proof of entry %d of %d is another one from the tiles", index, at.size))
	}
}

func checkConsistency(one consistency, trees map[int64]tree) {
	proof := tlog.TreeProof{}
	for _, hash := range one.Hashes {
		proof = append(proof, tlog.Hash(hash))
	}
	older, newer := trees[one.Older], trees[one.Newer]
	must(tlog.CheckTree(proof, newer.size, newer.root, older.size, older.root))
	if tlog.CheckTree(proof, newer.size, newer.root, older.size, newer.root) == nil {
		fail("another root is accepted")
	}
}

func checkTile(path string, data []byte) {
	tile, err := tlog.ParseTilePath("tile/8/" + path)
	must(err)
	if len(data) != tile.W*tlog.HashSize {
		fail(path + " has another width")
	}
}

// reader gives the tiles of the export.
type reader struct{ tiles map[string][]byte }

func (reader) Height() int { return 8 }

func (r reader) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	read := make([][]byte, len(tiles))
	for n, tile := range tiles {
		data, found := r.tiles[strings.TrimPrefix(tile.Path(), "tile/8/")]
		if !found {
			full := tile
			full.W = 256
			data = r.tiles[strings.TrimPrefix(full.Path(), "tile/8/")]
		}
		if len(data) < tile.W*tlog.HashSize {
			return nil, fmt.Errorf("there is no %s", tile.Path())
		}
		read[n] = bytes.Clone(data[:tile.W*tlog.HashSize])
	}
	return read, nil
}

func (reader) SaveTiles([]tlog.Tile, [][]byte) {}

func must(err error) {
	if err != nil {
		fail(err.Error())
	}
}

func fail(what string) {
	fmt.Println(what)
	os.Exit(1)
}
